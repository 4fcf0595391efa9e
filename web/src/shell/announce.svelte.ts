/** What a screen reader says without being asked. */

class Announcer {
  polite = $state("");
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Several things at once are read as one message, the latest few of them. */
  say(text: string): void {
    this.waiting.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.waiting.slice(-6).join(" ");
      this.waiting = [];
    }, 250);
  }
}

export const announcer = new Announcer();
