/** Kept whole if it fits in the line. */
const PART = { display: 'inline-block', maxWidth: '100%' } as const;

/** An e-mail address that breaks after its @ and the dots behind it; its hyphens would read as hyphenation. */
export const emailParts = (address: string) =>
  (address.match(/^[^@]*@|[^.]+\.?/g) ?? [address]).map((part, index) => (
    <span key={index} style={PART}>
      {part}
    </span>
  ));
