import { join } from 'node:path';

export interface ChannelAddress {
  readonly port: number;
  readonly secret: string;
}

/** The directory with one file for each server that runs on the data directory. */
export const channelDirectory = (dataDirectory: string): string => join(dataDirectory, 'admin');
