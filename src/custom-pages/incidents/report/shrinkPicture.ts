/** Maximum pixels of the longer side: enough detail, small enough for weak networks. */
const LONGEST = 2000;
const QUALITY = 0.85;
/** Bytes up to which a picture is sent unchanged. */
const SMALL = 500_000;

const named = (name: string): string => `${name.replace(/\.\w+$/, '') || 'photo'}.jpg`;

export function fittingSize(width: number, height: number, longest = LONGEST) {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Scales a camera picture down, with the right orientation; other files stay unchanged. */
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
    // The browser cannot decode this format: let the API decide.
    return file;
  }
}
