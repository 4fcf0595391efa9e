/** What the reader points at, and how pointing works: with the mouse, by focus, or by a long press. */

/** What a tip says; a line may begin with a sign or with several symbols of the game. */
export interface Line<Symbols = never> {
  label?: string;
  text: string;
  symbols?: Symbols;
  sign?: string;
}

export interface Content<Symbols = never> {
  title: string;
  sign?: string;
  note?: string;
  lines: Line<Symbols>[];
}

export interface Explained {
  /** A kind of thing that the game's tip knows, and which one of them. */
  what: string;
  id: string;
  /** For a card: what it costs less at the moment. */
  discount?: number;
}

/** Only who rests on something asks what it is. */
const HOVER = 420;
const LONG = 450;

class Explanation {
  now = $state.raw<(Explained & { box: DOMRect }) | null>(null);
  /** The element it is about, so that only that one takes it away. */
  private owner: Element | null = null;

  show(about: Explained, element: Element): void {
    this.owner = element;
    this.now = { ...about, box: element.getBoundingClientRect() };
  }

  hide(element?: Element): void {
    if (element && element !== this.owner) return;
    this.owner = null;
    this.now = null;
  }

  isAbout(element: Element): boolean {
    return this.owner === element;
  }
}

export const explanation = new Explanation();

/**
 * Explains an element. `tap`: a plain click explains too, for what cannot be chosen at the moment. A long press
 * explains what a tap would choose, and the tap that ends it chooses nothing.
 */
export function explained(about: () => Explained, tap = false): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const later = (wait: number, long: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = long;
        explanation.show(about(), element);
      }, wait);
    };
    const stop = () => clearTimeout(timer);
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER, false)],
      [
        "pointerleave",
        (event) => {
          stop();
          if ((event as PointerEvent).pointerType === "mouse") explanation.hide(element);
        },
      ],
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType !== "mouse") later(LONG, true);
        },
      ],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", (event) => pressed && event.preventDefault()],
      ["focus", () => element.matches(":focus-visible") && explanation.show(about(), element)],
      ["blur", () => explanation.hide(element)],
      [
        "click",
        (event) => {
          stop();
          if (pressed) {
            event.stopImmediatePropagation();
            event.preventDefault();
          } else if (!tap) explanation.hide();
          else if (explanation.isAbout(element) && (event as PointerEvent).pointerType !== "mouse") explanation.hide();
          else explanation.show(about(), element);
          pressed = false;
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: true });
    return () => {
      stop();
      explanation.hide(element);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, { capture: true });
    };
  };
}

/** Where a box of that size stands best beside another: to its right, its left, below or above it, inside the window. */
export function beside(box: { left: number; right: number; top: number; bottom: number }, width: number, height: number, window: { width: number; height: number }): [number, number] {
  const gap = 8;
  const top = Math.max(gap, Math.min(box.top, window.height - height - gap));
  if (box.right + gap + width + gap <= window.width) return [box.right + gap, top];
  if (box.left - gap - width >= gap) return [box.left - gap - width, top];
  const left = Math.max(gap, Math.min(box.left, window.width - width - gap));
  if (box.bottom + gap + height + gap <= window.height) return [left, box.bottom + gap];
  return [left, Math.max(gap, box.top - gap - height)];
}
