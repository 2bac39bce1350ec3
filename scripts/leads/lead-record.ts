import * as record from "../../app/outbox/desk/lead-record.ts";

export type LeadRecord = record.LeadRecord;
export const { readLead } = record;

/** For who reads the file that D1 keeps. */
export const columns = { text: record.LEAD_COLUMNS };
