import { loadInputs } from '../../../src/resources/fields/views';
import { mountKinds } from './mountKinds';

// The inputs load before the first render, so that the page does not change afterwards.
await loadInputs();
const root = document.getElementById('root');
if (root) mountKinds(root, new URLSearchParams(window.location.search).get('kind') ?? undefined);
