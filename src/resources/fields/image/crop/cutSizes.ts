import type { Crop } from '../kind';

/** A part of a rotated image, in image pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of a rotated image. */
export const turnedSize = (width: number, height: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
};

/** Size of the uploaded crop; never scaled up. */
export function sentSize(
  { width }: Pick<Area, 'width'>,
  crop: Crop,
): { readonly width: number; readonly height: number } {
  const sent = Math.max(1, Math.min(crop.width, Math.round(width)));
  return { width: sent, height: Math.max(1, Math.round(sent / crop.aspect)) };
}

/** File name of the upload: `IMG_12.HEIC` of a telephone becomes a JPEG. */
export const sentName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;
