import * as z from 'zod';
import { askServer } from '../../server/admin/askServer';

export interface TokenRights {
  readonly rights?: readonly string[];
  /** Grants every right, as the installer of the portal has. */
  readonly admin?: boolean;
}

/** Creates tokens at a running server, as `npm run token` does. @param data the server's data directory */
export const tokenMaker =
  (data: string) =>
  async (given: TokenRights): Promise<string> => {
    const answer = await askServer(data, 'token', { tenant: 'nord', minutes: 60, rights: [], admin: false, ...given });
    return z.object({ token: z.string() }).parse(answer).token;
  };
