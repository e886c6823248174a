export type Values = Readonly<Record<string, unknown>>;
export type Errors = Readonly<Record<string, string>>;

const PLATE = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const STATES = ['used', 'workshop', 'sold'];

type Check = (value: unknown) => string | undefined;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const optional =
  (check: Check): Check =>
  (value) =>
    isEmpty(value) ? undefined : check(value);
const required =
  (check: Check): Check =>
  (value) =>
    isEmpty(value) ? 'Required' : check(value);
const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest ? undefined : `At most ${longest} characters`;
const day: Check = (value) =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'Not a day';
const amount: Check = (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : 'Not a number');
const count: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? undefined : 'Not a whole number';
const yesOrNo: Check = (value) => (typeof value === 'boolean' ? undefined : 'Not yes or no');
const id: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? undefined : 'Not an id';
const plate: Check = (value) => (typeof value === 'string' && PLATE.test(value) ? undefined : 'As AB-123-CD');
const state: Check = (value) => (STATES.some((one) => one === value) ? undefined : `One of ${STATES.join(', ')}`);

export const VEHICLE: Readonly<Record<string, Check>> = {
  plate: required(plate),
  model: required(text(80)),
  state: required(state),
  bought: optional(day),
  kilometres: optional(count),
  price: optional(amount),
  electric: optional(yesOrNo),
  driverId: optional(id),
};

export const MAINTENANCE: Readonly<Record<string, Check>> = {
  vehicleId: required(id),
  day: required(day),
  work: required(text(200)),
  cost: optional(amount),
};

/** The errors of a record by field; undefined if it is valid. */
export function errorsOf(checks: Readonly<Record<string, Check>>, values: Values): Errors | undefined {
  const unknown = Object.keys(values).filter((name) => name !== 'id' && !Object.hasOwn(checks, name));
  const errors = [
    ...unknown.map((name) => [name, 'Unknown field'] as const),
    ...Object.entries(checks).flatMap(([name, check]) => {
      const error = check(values[name]);
      return error === undefined ? [] : [[name, error] as const];
    }),
  ];
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
