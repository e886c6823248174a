export interface TypedText {
  readonly text: string;
  readonly caret: number;
}
