/** Pixels of the longer side: enough to see what happened, small enough for a weak network. */
const LONGEST = 2000;
const QUALITY = 0.85;
/** Bytes up to which a picture is sent as it is. */
const SMALL = 500_000;

const named = (name: string): string => `${name.replace(/\.\w+$/, '') || 'photo'}.jpg`;

/** The size of a picture whose longer side fits. */
export function fittingSize(width: number, height: number, longest = LONGEST) {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** A picture of a camera, upright and small enough to be sent from a telephone; what cannot be drawn stays as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= SMALL) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fittingSize(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && blob.size < file.size ? new File([blob], named(file.name), { type: blob.type }) : file;
  } catch {
    // A format that this browser does not draw: the API says whether it takes it.
    return file;
  }
}
