const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.ms-powerpoint': 'PPT',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'text/plain': 'TXT',
};

/** Media type families with translated names (`files.families.<family>`). */
const FAMILIES = ['image', 'text', 'audio', 'video'] as const;

export type TypeName = { readonly family: (typeof FAMILIES)[number] } | { readonly text: string };

/**
 * Display name of a media type: its family, or a familiar file extension.
 *
 * @example typeName('image/*') // { family: 'image' }
 * @example typeName('application/pdf') // { text: 'PDF' }
 */
export function typeName(mediaType: string): TypeName {
  const [kind = '', detail = ''] = mediaType.split('/');
  const family = FAMILIES.find((one) => one === kind);
  if (detail === '*' && family) return { family };
  return { text: EXTENSIONS[mediaType] ?? detail.replace(/^x-|\+.*$/g, '').toUpperCase() };
}
