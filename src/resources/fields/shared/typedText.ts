/** Text of an input with its caret position. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}
