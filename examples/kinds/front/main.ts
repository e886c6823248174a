import { loadInputs } from '../../../src/resources/fields/views';
import { mountKinds } from './mountKinds';

// What edits is there before anything is drawn, so that a page is what it is at once.
await loadInputs();
const root = document.getElementById('root');
if (root) mountKinds(root, new URLSearchParams(window.location.search).get('kind') ?? undefined);
