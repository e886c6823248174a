import createCache from '@emotion/cache';
import { fewPrefixes } from './fewPrefixes';

/** Styles of left-to-right pages. */
export const usualStyles = createCache({ key: 'css', stylisPlugins: [fewPrefixes] });
