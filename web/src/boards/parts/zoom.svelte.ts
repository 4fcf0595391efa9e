/** Looking closer at a drawing: buttons, ctrl and wheel, two fingers; dragging moves it about. */

const MOST = 5;

interface Finger {
  x: number;
  y: number;
}

export class Zoom {
  x: number = $state(0);
  y: number = $state(0);
  size: number = $state(0);
  dragged = false;
  private fingers = new Map<number, Finger>();
  private svg: SVGSVGElement | null = null;

  /** The whole begins at `edge` and is `box` wide; `ratio` times that is its height. */
  constructor(
    readonly box: number,
    readonly edge: number,
    readonly ratio = 1,
  ) {
    this.x = this.y = edge;
    this.size = box;
  }

  get factor(): number {
    return this.box / this.size;
  }

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.size} ${this.size * this.ratio}`;
  }

  reset = (): void => {
    this.x = this.y = this.edge;
    this.size = this.box;
  };

  by(factor: number, aboutX = this.x + this.size / 2, aboutY = this.y + (this.size * this.ratio) / 2): void {
    const size = Math.min(this.box, Math.max(this.box / MOST, this.size / factor));
    const share = size / this.size;
    this.x = this.kept(aboutX - (aboutX - this.x) * share, size);
    this.y = this.kept(aboutY - (aboutY - this.y) * share, size, this.ratio);
    this.size = size;
  }

  attach = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const [x, y] = this.place(event.clientX, event.clientY);
      this.by(Math.exp(-event.deltaY / 300), x, y);
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => svg.removeEventListener("wheel", wheel);
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  };

  move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [x, y] = [event.clientX, event.clientY];
    const scale = this.size / (this.svg?.getBoundingClientRect().width ?? this.size);
    if (this.fingers.size === 2) {
      const other = [...this.fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(finger.x - other.x, finger.y - other.y);
        const after = Math.hypot(x - other.x, y - other.y);
        const [middleX, middleY] = this.place((x + other.x) / 2, (y + other.y) / 2);
        if (before > 0) this.by(after / before, middleX, middleY);
        this.dragged = true;
      }
    } else if (this.size < this.box && (this.dragged || Math.hypot(x - finger.x, y - finger.y) > 6)) {
      this.dragged = true;
      this.x = this.kept(this.x - (x - finger.x) * scale, this.size);
      this.y = this.kept(this.y - (y - finger.y) * scale, this.size, this.ratio);
    } else {
      return;
    }
    this.fingers.set(event.pointerId, { x, y });
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private place(clientX: number, clientY: number): [number, number] {
    const frame = this.svg?.getBoundingClientRect();
    if (!frame) return [this.edge + this.box / 2, this.edge + (this.box * this.ratio) / 2];
    return [this.x + ((clientX - frame.left) / frame.width) * this.size, this.y + ((clientY - frame.top) / frame.height) * this.size * this.ratio];
  }

  private kept(start: number, size: number, ratio = 1): number {
    return Math.min(this.edge + (this.box - size) * ratio, Math.max(this.edge, start));
  }
}
