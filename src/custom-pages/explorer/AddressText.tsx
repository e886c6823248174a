import { BreakingText } from '../../resources/views/page/BreakingText';

/** Line breaks are allowed after a slash, and between the words of a camel-case name. */
const PLACES = /(?<=\/)|(?<=\p{Ll})(?=\p{Lu})/u;

/** The path of a collection; breaks only between words. */
export const AddressText = ({ address }: { readonly address: string }) => (
  <code>
    <BreakingText text={address} at={PLACES} />
  </code>
);
