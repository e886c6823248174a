import { join } from 'node:path';

/** Where the running server is found, and what proves that one may ask. */
export interface ChannelAddress {
  readonly port: number;
  readonly secret: string;
}

export const channelFile = (dataDirectory: string): string => join(dataDirectory, 'admin.json');
