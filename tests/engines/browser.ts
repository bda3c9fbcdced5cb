/** What the journeys ask of a browser: one window, with what a visitor does to it. Each engine has an adapter of its own. */
export type Browser = {
  open(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  /** Inner size of the window in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  /** A click of the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<unknown>
  press(key: Key): Promise<unknown>
  type(text: string): Promise<unknown>
  /** Value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** What went wrong in the pages so far: exceptions, refusals of the Content-Security-Policy, errors in the console. */
  errors(): Promise<string[]>
  close(): Promise<unknown>
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab'

/** A started browser program; every window is a visitor of its own, with empty storage. */
export type Engine = { newWindow(): Promise<Browser>; stop(): Promise<unknown> }
