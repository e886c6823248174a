import { BreakingText } from '../parts/BreakingText';

/** Where an address may break: behind a stroke, and between the words that are written as one. */
const PLACES = /(?<=\/)|(?<=\p{Ll})(?=\p{Lu})/u;

/** The address of a collection, which breaks between its words and never in one. */
export const AddressText = ({ address }: { readonly address: string }) => (
  <code>
    <BreakingText text={address} at={PLACES} />
  </code>
);
