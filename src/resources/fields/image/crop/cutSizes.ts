import type { Crop } from '../kind';

/** A part of a turned image, in pixels of the image. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room that a turned image takes. */
export const turnedSize = (width: number, height: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
};

/** How large a part is once it is sent: never larger than it is. */
export function sentSize(
  { width }: Pick<Area, 'width'>,
  crop: Crop,
): { readonly width: number; readonly height: number } {
  const sent = Math.max(1, Math.min(crop.width, Math.round(width)));
  return { width: sent, height: Math.max(1, Math.round(sent / crop.aspect)) };
}

/** The name of what is sent: a photo of a telephone (`IMG_12.HEIC`) is a JPEG from then on. */
export const sentName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;
