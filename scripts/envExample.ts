import { writeFileSync } from 'node:fs';
import { envExample } from '../server/envExample';

// Writes `.env.example` anew: run it after a change of `server/settings.ts`.
writeFileSync(new URL('../.env.example', import.meta.url), envExample());
