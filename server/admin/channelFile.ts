import { join } from 'node:path';

/** Where a running server is found, and what proves that one may ask. */
export interface ChannelAddress {
  readonly port: number;
  readonly secret: string;
}

/** The folder in which each server that runs on a data directory has a file of its own. */
export const channelDirectory = (dataDirectory: string): string => join(dataDirectory, 'admin');
