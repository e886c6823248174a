import type { SameKeys } from '../../sameKeys';
import type { problems as french } from '../fr/problems';

export const problems: SameKeys<typeof french> = {
  malformedRequest: {
    title: 'Unreadable request',
    detail: 'The request does not follow the HTTP protocol.',
  },
  malformedAddress: {
    title: 'Unreadable address',
    detail: 'The requested address contains badly encoded characters.',
  },
  preconditionFailed: {
    title: 'File of another version',
    detail: 'The file does not have the version that you ask for.',
  },
  rangeNotSatisfiable: {
    title: 'No such part',
    detail: 'The file does not have the part that you ask for.',
  },
  malformedText: {
    title: 'Unreadable text',
    detail: 'The request contains characters that are not text.',
  },
  tooDeep: {
    title: 'Data nested too deeply',
    detail: 'The request has data nested more than %{most} levels deep.',
  },
  malformedJson: {
    title: 'Unreadable JSON',
    detail: 'The body of the request is not a valid JSON document.',
  },
  malformedForm: {
    title: 'Unreadable form',
    detail: 'The body of the request is not a valid “multipart/form-data” form.',
  },
  bodyExpected: {
    title: 'Body missing',
    detail: 'The request must have a body.',
  },
  bodyNotObject: {
    title: 'Unexpected body',
    detail: 'The body of the request must be a JSON object: { "field": value }.',
  },
  invalid: {
    title: 'Input refused',
    detail: 'Some fields are not accepted; nothing was saved.',
  },
  invalidParameter: {
    title: 'Parameter refused',
    detail: 'Some parameters of the address are not accepted.',
  },
  unauthenticated: {
    title: 'Sign-in required',
    detail: 'Sign in to continue.',
  },
  invalidToken: {
    title: 'Session expired',
    detail: 'Your session is no longer valid; sign in again.',
  },
  forbidden: {
    title: 'Access denied',
    detail: 'Your rights do not allow this operation; it needs: %{needed}.',
  },
  unknownAccount: {
    title: 'Unknown account',
    detail: '%{name} has no account here. Please contact your administrator.',
  },
  lockedAccount: {
    title: 'Account locked',
    detail: 'Your account is locked. Please contact your administrator.',
  },
  notFound: {
    title: 'Unknown address',
    detail: 'Nothing answers at the address %{path}.',
  },
  unknownRecord: {
    title: 'Record not found',
    detail: 'This record does not exist, or no longer does.',
  },
  unknownDuplication: {
    title: 'Unknown duplication',
    detail: 'This slot has no duplication with this number; nothing was saved.',
  },
  unknownTenant: {
    title: 'Unknown organisation',
    detail: 'No organisation is served at the address %{host}.',
  },
  unknownLink: {
    title: 'Link not valid',
    detail: 'This link has expired, has already been used or is incomplete. Ask for a new one.',
  },
  methodNotAllowed: {
    title: 'Method not allowed',
    detail: 'The method %{method} is not allowed at this address; allowed methods: %{allowed}.',
  },
  duplicate: {
    title: 'Value already in use',
    detail: 'Another record already has this value; nothing was saved.',
  },
  referenced: {
    title: 'Record in use',
    detail: 'This record is used elsewhere and cannot be deleted.',
  },
  cycle: {
    title: 'Loop in the hierarchy',
    detail: 'A record cannot stand above itself; nothing was saved.',
  },
  conflict: {
    title: 'Conflict',
    detail: 'The current state of the record does not allow this operation; nothing was saved.',
  },
  contended: {
    title: 'Records in demand',
    detail: 'Others are saving the same records right now; nothing was saved. Try again in a moment.',
  },
  reservedDecision: {
    title: 'Reserved decision',
    detail: 'This decision belongs to those who administer these records; nothing was saved.',
  },
  reservedField: {
    title: 'Reserved field',
    detail: 'Only some people fill in this field; nothing was saved.',
  },
  quotaReached: {
    title: 'Quota reached',
    detail:
      'A limit is reached; nothing was saved. Delete what is no longer needed, or ask the administrator for a higher limit.',
  },
  givesRights: {
    title: 'Giving rights is reserved',
    detail:
      'This change would alter the rights of people: it needs the right to give them (administering identities, or functions for a function). Nothing was saved.',
  },
  dependsOnRefused: {
    title: 'Earlier row refused',
    detail: 'This row depends on another one, which is refused: %{why}',
  },
  slotsRefused: {
    title: 'Slots refused',
    detail:
      '%{smart_count} slot of %{total} is refused, nothing was saved. %{said} |||| %{smart_count} slots of %{total} are refused, nothing was saved. The first: %{said}',
  },
  simulationConflicts: {
    title: 'The real schedule has changed',
    detail:
      '%{smart_count} change of the simulation does not go with the real schedule any more; leave it out, or take it up again. |||| %{smart_count} changes of the simulation do not go with the real schedule any more; leave them out, or take them up again.',
  },
  tooManyWritten: {
    title: 'Too many slots',
    detail: 'This operation would concern %{count} slots; it is %{max} at most at a time. Nothing was saved.',
  },
  alreadyValidated: {
    title: 'Already validated',
    detail: 'This simulation is validated already: its changes are in the real schedule. Nothing was done again.',
  },
  exportOutdated: {
    title: 'Outdated conditions',
    detail:
      'The conditions of this export do not fit its data any more: please choose them again. Nothing was exported.',
  },
  alreadyDecided: {
    title: 'Request already handled',
    detail: 'This request has already been accepted or refused.',
  },
  requestOutdated: {
    title: 'Outdated request',
    detail: 'What it is about has changed or is gone since this request: refuse it, or make the change yourself.',
  },
  lastAdministrator: {
    title: 'Last administrator',
    detail: 'Nobody could administer rights any more; nothing was saved.',
  },
  protectedAccount: {
    title: 'Protected account',
    detail:
      'This person holds rights that you do not have: touching their account asks for the right to administer identities.',
  },
  viewAsReadOnly: {
    title: 'Read only',
    detail: 'You are viewing the portal as another person: nothing can be saved.',
  },
  viewAsNotStarted: {
    title: 'Viewing not started',
    detail: 'First start viewing the portal as this person.',
  },
  stale: {
    title: 'Record changed meanwhile',
    detail: 'Someone changed this record after you read it; read it again before retrying.',
  },
  malformedChangeSet: {
    title: 'Unreadable changes',
    detail: 'A change set is expected: its origin, its mode ("all" or "good") and the list of its changes.',
  },
  malformedChange: {
    title: 'Unreadable change',
    detail: 'Change no. %{place} cannot be read; nothing was saved.',
  },
  notOffered: {
    title: 'No such operation',
    detail: 'These records cannot be written in this way.',
  },
  stillRunning: {
    title: 'Still saving',
    detail: 'The same changes are still being saved; try again in a moment.',
  },
  idempotencyReused: {
    title: 'Key already used',
    detail: 'Other changes were saved under this key before; nothing was saved.',
  },
  tooManyValues: {
    title: 'Change too large',
    detail: 'A change holds more than %{most} values; nothing was saved.',
  },
  noRoom: {
    title: 'No room left',
    detail: 'The disk of the server is full: nothing was saved. Tell the person who runs the server.',
  },
  spoolFull: {
    title: 'Too much data at once',
    detail: 'The server is already handling as many changes and exports as it can hold; try again in a moment.',
  },
  tooManyChanges: {
    title: 'Too many changes',
    detail: 'At most %{max} changes are saved at once.',
  },
  tooManySlots: {
    title: 'Export too large',
    detail:
      'The search finds %{count} slots; an export holds %{most} at most. Choose a shorter period, or fewer members or employees.',
  },
  tooLarge: {
    title: 'Upload too large',
    detail: 'The maximum size is %{max}.',
  },
  addressTooLong: {
    title: 'Address too long',
    detail: 'The requested address is too long.',
  },
  unsupportedMediaType: {
    title: 'Unsupported format',
    detail: 'Formats accepted for the body of the request: %{accepted}.',
  },
  tooManyRequests: {
    title: 'Too many requests',
    detail: 'Try again in %{seconds} s.',
  },
  requestTooSlow: {
    title: 'Request too slow',
    detail: 'The head of the request did not arrive in time.',
  },
  headersTooLarge: {
    title: 'Headers too large',
    detail: 'The headers of the request are too large.',
  },
  unexpected: {
    title: 'Unexpected error',
    detail: 'An unexpected error occurred; it was recorded under the reference %{reference}.',
  },
  unavailable: {
    title: 'Service unavailable',
    detail: 'The database does not answer; try again in a few moments.',
  },
  mailUnavailable: {
    title: 'Message not sent',
    detail: 'The message could not be sent; try again in a moment.',
  },
  filesUnavailable: {
    title: 'Files unavailable',
    detail: 'Files can be neither read nor saved at the moment; please try again in a moment.',
  },
  parameters: {
    unknown: 'This parameter does not exist here.',
    unknownNearest: 'This parameter does not exist here; did you mean “%{nearest}”?',
    required: 'This parameter is required.',
    repeated: 'This parameter is given several times.',
    pageNumber: 'A whole number from 1 is expected.',
    pageSize: 'A whole number from 1 to %{max} is expected.',
    tooLong: 'At most %{max} characters are accepted.',
    yesOrNo: '“true” or “false” is expected.',
    orderBy: 'The list cannot be sorted by “%{name}”.',
    orderByNearest: 'The list cannot be sorted by “%{name}”; did you mean “%{nearest}”?',
    ids: 'A series of 1 to %{max} identifiers separated by commas is expected.',
    filterJson: 'A condition in JSON is expected.',
    filterTooLarge: 'The condition is too long or too deeply nested.',
    filterField: 'The field “%{name}” does not exist or cannot be filtered.',
    filterFieldNearest: 'The field “%{name}” does not exist; did you mean “%{nearest}”?',
    filterOperator: 'The field “%{name}” cannot be compared with “%{operator}”.',
    filterValue: 'The value given for “%{name}” is not accepted.',
  },
};
