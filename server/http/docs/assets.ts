import { createHash } from 'node:crypto';
import { script } from './script';
import { styleSheet } from './styleSheet';

/** Served as files, because the Content Security Policy forbids inline styles and scripts. */
export const assets = {
  'docs.css': { type: 'text/css; charset=utf-8', body: styleSheet },
  'docs.js': { type: 'text/javascript; charset=utf-8', body: script },
} as const;

export type AssetName = keyof typeof assets;

/** The address contains a digest of the content, so that browsers may cache it for ever. */
export const assetAddress = (name: AssetName): string => {
  const version = createHash('sha256').update(assets[name].body).digest('base64url').slice(0, 12);
  return `/docs/assets/${name}?v=${version}`;
};
