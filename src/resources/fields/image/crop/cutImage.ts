import type { Crop } from '../kind';
import { sentName, sentSize, turnedSize, type Area } from './cutSizes';

const QUALITY = 0.9;

/**
 * Crops and scales down an image that is rotated around its centre.
 *
 * @throws {Error} if the browser cannot decode the image
 */
export async function cutImage(content: Blob, name: string, degrees: number, area: Area, crop: Crop): Promise<File> {
  const picture = await createImageBitmap(content);
  const turned = turnedSize(picture.width, picture.height, degrees);
  const size = sentSize(area, crop);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws nothing');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency; without a fill, transparent pixels would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the browser made no image');
  return new File([blob], sentName(name), { type: 'image/jpeg' });
}
