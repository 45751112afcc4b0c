import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { ROLES } from './roles.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Staff. They are not customers: their accounts, passwords and sessions are kept apart. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Null while the password is the one that the shop was set up with. */
  passwordChosenAt: moment('password_chosen_at'),
  /** Secret of the authenticator app, sealed; in use once confirmed. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** Sealed secret of an app that is being set up. It replaces `totp_secret` at the first right code. */
  totpNextSecret: text('totp_next_secret'),
  /** The last 30-second step whose code was accepted, so that no code works twice. */
  totpLastStep: integer('totp_last_step'),
  createdAt: moment('created_at').notNull(),
  /** Set when somebody left. Their entries in the log stay. */
  removedAt: moment('removed_at'),
});

/** Single-use codes for somebody who lost the authenticator app. */
export const recoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of what the cookie holds. */
    tokenHash: text('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    startedAt: moment('started_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /**
     * Null until the password and the second factor, if there is one, were right. Until then the session
     * opens nothing.
     */
    openedAt: moment('opened_at'),
    endedAt: moment('ended_at'),
    /** When a code was last right in this browser. Kept when the password alone opens the room again. */
    secondFactorAt: moment('second_factor_at'),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

export const staffInvitations = pgTable('staff_invitations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: uuid('invited_by')
    .notNull()
    .references(() => staff.id),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
});

/** The details of an audit entry. */
export type AuditDetails = Partial<
  Record<
    | 'from'
    | 'to'
    | 'what'
    | 'count'
    | 'role'
    | 'left'
    | 'removed'
    | 'title'
    | 'order'
    | 'answer'
    | 'amount'
    | 'round'
    | 'courier'
    | 'trackingNumber'
    | 'total'
    | 'reduction'
    // Of a coupon
    | 'percent'
    | 'starts'
    | 'ends'
    | 'totalLimit'
    | 'customerLimit'
    | 'minimum'
    | 'wizard'
    | 'cart'
    | 'productPage'
    // Of exported orders
    | 'stage'
    | 'format'
    | 'story'
    | 'late'
    | 'held'
    | 'searched'
    // Of a book of the shelf
    | 'image'
    | 'description'
    | 'digitalPrice'
    | 'printPrice'
    | 'comboPrice'
    | 'theme',
    string | number | boolean | null
  >
>;

/** Who changed what, and when. The database itself refuses to change or delete an entry. */
export const staffLog = pgTable(
  'staff_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id'),
    /** The name as it was then. */
    staffName: text('staff_name').notNull(),
    /** A few words in lower case: `order moved`, `photo seen`. */
    action: text('action').notNull(),
    /** What it was about: `order ORD-1760000000000`, `coupon HARSHI10`. */
    subject: text('subject').notNull(),
    /** What else is worth knowing; nothing about a child. */
    details: jsonb('details').$type<AuditDetails>().notNull(),
    /** Set when the entry is a photo access. */
    photoLook: boolean('photo_look').notNull().default(false),
  },
  (table) => [
    index('staff_log_at').on(table.at),
    index('staff_log_subject').on(table.subject),
    index('staff_log_person').on(table.staffId, table.id),
    index('staff_log_action').on(table.action, table.id),
    index('staff_log_photo_looks')
      .on(table.id)
      .where(sql`${table.photoLook}`),
  ],
);
