export interface FacePictureProps {
  readonly letters: string;
  /** Pixels. */
  readonly size: number;
  readonly src?: string | undefined;
}

/** Pixels: smaller initials cannot be read. */
const LEAST = 10;

/** Decorative, because a name is beside it. A plain element, because every row of a list renders one. */
export const FacePicture = ({ letters, size, src }: FacePictureProps) => (
  <span className="face" aria-hidden style={{ width: size, height: size, fontSize: Math.max(size * 0.38, LEAST) }}>
    {src === undefined ? letters : <img src={src} alt="" />}
  </span>
);
