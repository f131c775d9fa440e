import { badInput, type ErrorName, type HttpError, POSTMARK_ERRORS, type PostmarkError } from './errors.ts';
import { FAULT_KINDS, type Fault, type FaultKind } from './faults.ts';
import { isObject } from './outgoing-mail.ts';

const FIELDS = ['kind', 'times', 'after', 'delayMs', 'preset', 'status', 'code', 'message'];
const MAX_COUNT = 1_000_000;
export const MAX_DELAY_MS = 3_600_000;

/** Reads one fault, or a list of them in the order in which they strike. Throws a 400 that names the invalid field. */
export function readFaults(json: unknown): Fault[] {
  return Array.isArray(json) ? json.map((item, index) => readFault(item, `[${index}]`)) : [readFault(json, '')];
}

function readFault(json: unknown, path: string): Fault {
  if (!isObject(json)) throw badInput(path || 'body', 'must be a fault object such as {"kind": "hang"}');
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const unknown = Object.keys(json).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw badInput(at(unknown), `is not a field of a fault; known are ${FIELDS.join(', ')}`);
  const kind = readName<FaultKind>(json.kind, at('kind'), FAULT_KINDS);
  const fault: Fault = {
    kind,
    times: readInteger(json.times ?? 1, at('times'), 0, MAX_COUNT),
    after: readInteger(json.after ?? 0, at('after'), 0, MAX_COUNT),
    delayMs: readInteger(json.delayMs ?? 0, at('delayMs'), 0, MAX_DELAY_MS),
  };
  if (kind === 'slow' && fault.delayMs === 0) throw badInput(at('delayMs'), "is required by the kind 'slow'");
  if (FAULT_KINDS[kind].answers) return { ...fault, answer: readAnswer(json, kind, at) };
  const idle = ['preset', 'status', 'code', 'message'].find((field) => json[field] !== undefined);
  if (idle) throw badInput(at(idle), `is not used by the kind '${kind}'`);
  return fault;
}

/** Looks up the known error for a preset, code or status; explicit values override it. */
function readAnswer(json: Record<string, unknown>, kind: FaultKind, at: (field: string) => string): PostmarkError {
  const { preset, status, code, message } = json;
  if (preset !== undefined) readName<ErrorName>(preset, at('preset'), POSTMARK_ERRORS);
  if (status !== undefined) readInteger(status, at('status'), 400, 599);
  if (code !== undefined) readInteger(code, at('code'), 0, 9999);
  if (message !== undefined && typeof message !== 'string') throw badInput(at('message'), 'must be a string');
  if (kind === 'reject' && preset === undefined && status === undefined && code === undefined) {
    throw badInput(at('preset'), "the kind 'reject' needs a preset, a status or a code");
  }
  const known = Object.entries(POSTMARK_ERRORS).find(([name, error]) => {
    if (preset !== undefined) return name === preset;
    return code !== undefined ? error.code === code : error.status === (status ?? 500);
  })?.[1];
  const base = known ?? { status: 500, code: 0, message: 'Injected fault' };
  return { ...base, ...defined({ status, code, message }) };
}

function defined(values: Record<string, unknown>): Partial<PostmarkError> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function readName<Name extends string>(value: unknown, field: string, table: Record<Name, unknown>): Name {
  if (typeof value === 'string' && Object.hasOwn(table, value)) return value as Name;
  throw badInput(field, `must be one of ${Object.keys(table).join(', ')}`);
}

export function readInteger(value: unknown, field: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw notInteger(field, least, most);
}

function notInteger(field: string, least: number, most: number): HttpError {
  return badInput(field, `must be an integer from ${least} to ${most}`);
}
