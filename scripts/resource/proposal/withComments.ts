import type { NewResource } from '../newResource';
import { noteComments } from './notes';
import type { Proposal } from './proposal';

/** A proposal as it is written: with its notes above it. */
export const withComments = (source: string, { resource, notes }: Proposal): NewResource => ({
  ...resource,
  comments: noteComments(source, notes),
});
