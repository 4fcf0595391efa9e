/** What the page that is shown puts into the header of the app. */

import type { Snippet } from "svelte";

class Header {
  bar = $state.raw<Snippet | null>(null);

  /** Show it until the returned function is called; to be called inside an effect. */
  show(bar: Snippet): () => void {
    this.bar = bar;
    return () => {
      if (this.bar === bar) this.bar = null;
    };
  }
}

export const header = new Header();
