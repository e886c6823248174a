import { createHash } from 'node:crypto';
import { script } from './script';
import { styleSheet } from './styleSheet';

/** The files beside the pages: the pages hold no styles and scripts of their own (Content Security Policy). */
export const assets = {
  'docs.css': { type: 'text/css; charset=utf-8', body: styleSheet },
  'docs.js': { type: 'text/javascript; charset=utf-8', body: script },
} as const;

export type AssetName = keyof typeof assets;

/** The address of an asset; it changes with its content, so that browsers may keep it. */
export const assetAddress = (name: AssetName): string => {
  const version = createHash('sha256').update(assets[name].body).digest('base64url').slice(0, 12);
  return `/docs/assets/${name}?v=${version}`;
};
