import { IMAGE_TYPES } from '../../../image/kind';

/** How a file can be shown in the page; undefined for one that can only be downloaded. */
export function previewOf(type: string): 'image' | 'pdf' | undefined {
  if (type === 'application/pdf') return 'pdf';
  // Only what every browser shows, and nothing that can hold scripts.
  return IMAGE_TYPES.some((one) => one === type) ? 'image' : undefined;
}
