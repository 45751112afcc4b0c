import { z } from 'zod';
import { ASKED_FIELDS } from '../../platform/india/asked-fields.ts';

/** Fields of an address that stay as they are, though somebody was asked about them. */
export const anywaySchema = z.array(z.enum(ASKED_FIELDS)).max(ASKED_FIELDS.length).default([]).catch([]);

/** The same of a form. */
export const anywayOf = (form: FormData) => anywaySchema.parse(form.getAll('anyway'));
