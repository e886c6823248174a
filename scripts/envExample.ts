import { writeFileSync } from 'node:fs';
import { envExample } from '../server/envExample';

// Regenerates `.env.example`; run it after a change of `server/settings.ts`.
writeFileSync(new URL('../.env.example', import.meta.url), envExample());
