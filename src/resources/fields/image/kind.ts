import { fieldFactory, type FieldSpec, type Kind, type SpecProblem } from '../../language/kind';
import {
  FILE_TEXT_IS_A_NAME,
  checkFileOptions,
  readStoredFile,
  storedFileSchema,
  type OneFileOptions,
  type StoredFile,
} from '../shared/stored';

/** The crop of an image. */
export interface Crop {
  /** Width divided by height. */
  readonly aspect: number;
  /** Maximum pixels of the uploaded image's width. */
  readonly width: number;
}

interface ImageOptions extends OneFileOptions {
  /** Lets the person crop, rotate and scale the image in the browser before the upload. */
  readonly crop?: Crop;
}

export interface ImageSpec extends ImageOptions, FieldSpec {
  readonly kind: 'image';
}

/** One image, stored by the API and displayed inline. */
export const image = fieldFactory<'image', ImageOptions, StoredFile>('image');

/** Maximum canvas width in pixels that browsers support. */
const WIDEST = 8192;

function checkCrop({ crop }: ImageSpec): SpecProblem[] {
  if (!crop || (crop.aspect > 0 && Number.isInteger(crop.width) && crop.width > 0 && crop.width <= WIDEST)) return [];
  return [{ code: 'S048', message: `no image has the aspect ${crop.aspect} and is ${crop.width} pixels wide` }];
}

/** Formats that all browsers support. Not SVG, which can contain scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

const FIVE_MEGABYTES = 5 * 1024 * 1024;

/** Default limits of images. */
export const imageLimits = ({ accept = IMAGE_TYPES, maxBytes = FIVE_MEGABYTES }: ImageSpec) => ({ accept, maxBytes });

const PHOTO = { id: 'd'.repeat(64), name: 'photo.jpg', type: 'image/jpeg', size: 230_114 };

export const imageKind: Kind<ImageSpec, StoredFile> = {
  name: 'image',
  check: (spec) => [...checkFileOptions(spec), ...checkCrop(spec)],
  parse: (input, spec) => readStoredFile(input, imageLimits(spec)),
  jsonSchema: (spec) => storedFileSchema(imageLimits(spec)),
  column: () => 'jsonb',
  operators: () => ['isNotEmpty', 'isEmpty'],
  toText: ({ name }) => name,
  fromText: (cell) => cell,
  oneWayText: FILE_TEXT_IS_A_NAME,
  sortable: false,
  upload: 'one',
  removedBy: (spec) => spec.removedBy,
  samples: {
    spec: image({ label: ['Photo', 'Photo', 'Foto', 'Fotografia'] }),
    valid: [PHOTO, { ...PHOTO, name: 'logo.png', type: 'image/png' }],
    invalid: [
      { input: 'photo.jpg', code: 'file' },
      { input: { ...PHOTO, type: 'image/svg+xml' }, code: 'fileType' },
      { input: { ...PHOTO, size: FIVE_MEGABYTES + 1 }, code: 'fileSize' },
    ],
  },
};
