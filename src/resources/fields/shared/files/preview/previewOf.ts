import { IMAGE_TYPES } from '../../../image/kind';

export function previewOf(type: string): 'image' | 'pdf' | undefined {
  if (type === 'application/pdf') return 'pdf';
  // Formats that all browsers support, and that cannot contain scripts.
  return IMAGE_TYPES.some((one) => one === type) ? 'image' : undefined;
}
