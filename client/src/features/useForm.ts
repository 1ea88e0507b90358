// How every form works: its values, what the contract's schema says of each field, sending, and the server's refusal.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { translateSentence } from '../i18n/serverMessages.ts';
import { errorMessage } from './api.ts';

/** A body before its schema has looked at it: what is missing is for the schema to say. */
type Unchecked<B> = { [K in keyof B]?: B[K] | undefined };
type Problems<V> = { [K in keyof V]?: string | undefined };

/** What can be done with a form after its body was sent. */
interface SentForm<V> {
  readonly values: V;
  change(part: Partial<V>): void;
}

interface FormOptions<V extends object, B> {
  initial: V | (() => V);
  /** Loaded with the first change, so that a visitor who only reads the page loads no Zod. Without it the server alone judges. */
  schema(): Promise<ZodType<unknown, B>>;
  /** What the schema does not know; it goes before what the schema says. */
  check?(values: V): Problems<V>;
  /** Rejects with the request's error. */
  send(body: B, form: SentForm<V>): Promise<unknown>;
  /** The field beside which a refusal is said; without one it is the form's `failure`. */
  failureAt?: keyof V | ((refusal: unknown) => keyof V);
}

export interface Form<V> {
  values: V;
  problems: Problems<V>;
  /** Why the request was refused, in words and as it came. */
  failure: string | undefined;
  refusal: unknown;
  busy: boolean;
  change(part: Partial<V>): void;
  /** Properties of a field. */
  field<K extends keyof V>(
    name: K,
  ): { value: V[K]; error: string | undefined; onChange(value: NonNullable<V[K]>): void };
  /** Sends the values, with `part` in place of what the fields hold. */
  submit(event?: FormEvent<HTMLFormElement>, part?: Partial<V>): void;
}

/** The first problem of each field, at whatever depth of the body it is. Issues without a field or without a message of the contract are left to the server. */
function problemsBy(schema: ZodType | undefined, body: object, values: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? []) {
    const field = path.map(String).find((key) => key in values);
    if (field !== undefined && /[.?]$/.test(message)) found[field] ??= translateSentence(message);
  }
  return found;
}

/** Of a group of radio buttons it is the chosen one, else the first. */
function focusFirstWrong(form: HTMLElement | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const inGroup = wrong?.querySelector<HTMLElement>('input:checked') ?? wrong?.querySelector('input');
  (inGroup ?? wrong)?.focus();
}

const hasProblem = (problems: object) => Object.values(problems).some((problem) => problem !== undefined);

/** @param options `body` makes what is sent of the values, where that differs */
export function useForm<V extends object, B extends object>(
  options: FormOptions<V, B> & { body(values: V): Unchecked<B> },
): Form<V>;
export function useForm<V extends Unchecked<B>, B extends object>(options: FormOptions<V, B>): Form<V>;
export function useForm<V extends object, B extends object>(
  options: FormOptions<V, B> & { body?(values: V): Unchecked<B> },
): Form<V> {
  const { initial, schema, check, body = (all) => all as Unchecked<B>, send, failureAt } = options;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<V>>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  /** Where the first wrong field is to get the focus, once the problems are shown. */
  const wrongForm = useRef<HTMLFormElement>(undefined);
  const loading = useRef<Promise<ZodType<unknown, B> | undefined>>(undefined);
  const load = () => {
    loading.current ??= schema().catch(() => (loading.current = undefined));
    return loading.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the problems were shown
  useEffect(() => {
    focusFirstWrong(wrongForm.current);
    wrongForm.current = undefined;
  }, [problems]);

  const change = (part: Partial<V>) => {
    void load();
    setValues((before) => ({ ...before, ...part }));
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  };
  const sendChecked = async (all: V, form: HTMLFormElement | undefined) => {
    setRefusal(undefined);
    const unchecked = body(all);
    const found = { ...problemsBy(await load(), unchecked, all), ...check?.(all) } as Problems<V>;
    setProblems(found);
    if (hasProblem(found)) {
      wrongForm.current = form;
      return;
    }
    try {
      await send(unchecked as B, { values: all, change });
    } catch (error) {
      const place = typeof failureAt === 'function' ? failureAt(error) : failureAt;
      if (place) setProblems({ ...found, [place]: errorMessage(error) });
      setRefusal(error);
    }
  };
  const submit = async (event?: FormEvent<HTMLFormElement>, part?: Partial<V>) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    await sendChecked({ ...values, ...part }, event?.currentTarget);
    isSending.current = false;
    setBusy(false);
  };
  return {
    values,
    problems,
    failure: refusal === undefined || failureAt ? undefined : errorMessage(refusal),
    refusal,
    busy,
    change,
    field: (name) => ({
      value: values[name],
      error: problems[name],
      onChange(value) {
        const part: Partial<V> = {};
        part[name] = value;
        change(part);
      },
    }),
    submit: (event, part) => void submit(event, part),
  };
}
