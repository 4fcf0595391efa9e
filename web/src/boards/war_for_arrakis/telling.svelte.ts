/** What the step of the Mahdi's turn that is being read is about, for the map to show. */
class Telling {
  chosen: string[] = $state.raw([]);
  others: string[] = $state.raw([]);

  show(chosen: string[], others: string[]): void {
    this.chosen = chosen;
    this.others = others;
  }

  clear(): void {
    this.show([], []);
  }
}

export const telling = new Telling();
