import { createHash } from 'node:crypto';
import { signInScript, signOutScript, skinScript } from './scripts';
import { styleSheet } from './styleSheet';

export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** Served as files, because the Content Security Policy forbids inline styles and scripts. */
export const assets = {
  'pages.css': { type: 'text/css; charset=utf-8', body: styleSheet },
  'skin.js': { type: 'text/javascript; charset=utf-8', body: skinScript },
  'sign-in.js': { type: 'text/javascript; charset=utf-8', body: signInScript },
  'sign-out.js': { type: 'text/javascript; charset=utf-8', body: signOutScript },
} as const satisfies Record<string, Asset>;

export type AssetName = keyof typeof assets;

const versionOf = (body: string) => createHash('sha256').update(body).digest('base64url').slice(0, 12);

/** The address contains a digest of the content, so that browsers may cache it for ever. */
export const assetAddress = (name: AssetName): string => `/identity/assets/${name}?v=${versionOf(assets[name].body)}`;
