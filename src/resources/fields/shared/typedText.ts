/** What an input holds, and where its caret stands. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}
