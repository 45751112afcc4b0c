import { z } from 'zod';
import { ASKED_FIELDS } from '../../platform/india/asked-fields.ts';

/** The fields of an address that a customer was asked about and kept as they are. */
export const anywaySchema = z.array(z.enum(ASKED_FIELDS)).max(ASKED_FIELDS.length).default([]).catch([]);

/** Reads the same fields from a form. */
export const anywayOf = (form: FormData) => anywaySchema.parse(form.getAll('anyway'));
