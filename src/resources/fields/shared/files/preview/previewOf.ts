import { IMAGE_TYPES } from '../../../image/kind';

/** Type of preview; undefined if the file can only be downloaded. */
export function previewOf(type: string): 'image' | 'pdf' | undefined {
  if (type === 'application/pdf') return 'pdf';
  // Formats that all browsers support, and that cannot contain scripts.
  return IMAGE_TYPES.some((one) => one === type) ? 'image' : undefined;
}
