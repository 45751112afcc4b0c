import type { Spoken } from './read-aloud.ts';

/** The state of reading aloud. */
export interface Narration {
  state: 'silent' | 'reading' | 'paused';
  /** The line that is being read, or that a pause has interrupted; null while silent. */
  spoken: Spoken | null;
}

export const SILENT: Narration = { state: 'silent', spoken: null };

/** Access to the book and the voice as they are at each moment. */
export interface Stage {
  /** The lines of a page; null after the last page. */
  linesOf: (page: number) => Spoken[] | null;
  /** Says a text, then calls back once with whether it was said to its end. */
  say: (text: string, rate: number, done: (said: boolean) => void) => void;
  hush: () => void;
  /** Opens the page that is read next. */
  turnTo: (page: number) => void;
  tell: (narration: Narration) => void;
}

/**
 * Reads a book line by line and page by page. After a pause the line begins again, because browsers lose
 * half-said lines.
 */
export class Narrator {
  private readonly stage: Stage;
  private state: Narration['state'] = 'silent';
  private page = 0;
  private at = 0;
  private rate = 1;
  /** Counts what is said, so that the late end of a silenced line is ignored. */
  private turn = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Resumes after a pause, or begins at the page. */
  play(page: number): void {
    if (this.state === 'silent') this.begin(page);
    this.state = 'reading';
    this.speak();
  }

  pause(): void {
    this.state = 'paused';
    this.quiet();
    this.tell();
  }

  stop(): void {
    this.state = 'silent';
    this.quiet();
    this.tell();
  }

  /** Somebody turned to another page: the reading follows. */
  follow(page: number): void {
    if (this.state === 'silent') return;
    this.begin(page);
    if (this.state === 'reading') this.speak();
    else this.tell();
  }

  /** @param rate 1 is the voice's own speed. */
  setRate(rate: number): void {
    this.rate = rate;
    if (this.state === 'reading') this.speak();
  }

  private begin(page: number): void {
    this.page = page;
    this.at = 0;
  }

  private speak(): void {
    this.quiet();
    const lines = this.stage.linesOf(this.page);
    const line = lines?.[this.at];
    if (!lines) return this.stop();
    if (!line) {
      this.begin(this.page + 1);
      if (this.stage.linesOf(this.page)) this.stage.turnTo(this.page);
      return this.speak();
    }
    this.tell();
    const mine = this.turn;
    this.stage.say(line.text, this.rate, (said) => {
      if (mine !== this.turn) return;
      if (!said) return this.stop();
      this.at += 1;
      this.speak();
    });
  }

  private quiet(): void {
    this.turn += 1;
    this.stage.hush();
  }

  private tell(): void {
    const spoken = this.state === 'silent' ? null : (this.stage.linesOf(this.page)?.[this.at] ?? null);
    this.stage.tell({ state: this.state, spoken });
  }
}
