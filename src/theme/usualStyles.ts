import createCache from '@emotion/cache';
import { fewPrefixes } from './fewPrefixes';

/** The styles of pages that are read from the left. */
export const usualStyles = createCache({ key: 'css', stylisPlugins: [fewPrefixes] });
