import { Fragment } from 'react';

/** Where an address may break: behind a stroke, and between the words that are written as one. */
const PLACES = /(?<=\/)|(?<=\p{Ll})(?=\p{Lu})/u;

/** The address of a collection, which breaks between its words and never in one. */
export const AddressText = ({ address }: { readonly address: string }) => (
  <code>
    {address.split(PLACES).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
);
