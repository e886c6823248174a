import type { NewResource } from '../newResource';
import { noteComments } from './notes';
import type { Proposal } from './proposal';

export const withComments = (source: string, { resource, notes }: Proposal): NewResource => ({
  ...resource,
  comments: noteComments(source, notes),
});
