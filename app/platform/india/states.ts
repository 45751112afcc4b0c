/** A state or union territory, numbered as in the law of the goods and services tax. */
export interface State {
  /** Two digits. A GSTIN begins with them, and an invoice shows them beside the place of supply. */
  code: string;
  name: string;
  /** A union territory without a legislature of its own, where the state's half of the tax is UTGST. */
  territory?: true;
}

/** The 28 states and 8 union territories. */
export const STATES: readonly State[] = [
  { code: '35', name: 'Andaman and Nicobar Islands', territory: true },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '18', name: 'Assam' },
  { code: '10', name: 'Bihar' },
  { code: '04', name: 'Chandigarh', territory: true },
  { code: '22', name: 'Chhattisgarh' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', territory: true },
  { code: '07', name: 'Delhi' },
  { code: '30', name: 'Goa' },
  { code: '24', name: 'Gujarat' },
  { code: '06', name: 'Haryana' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '20', name: 'Jharkhand' },
  { code: '29', name: 'Karnataka' },
  { code: '32', name: 'Kerala' },
  { code: '38', name: 'Ladakh', territory: true },
  { code: '31', name: 'Lakshadweep', territory: true },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '27', name: 'Maharashtra' },
  { code: '14', name: 'Manipur' },
  { code: '17', name: 'Meghalaya' },
  { code: '15', name: 'Mizoram' },
  { code: '13', name: 'Nagaland' },
  { code: '21', name: 'Odisha' },
  { code: '34', name: 'Puducherry' },
  { code: '03', name: 'Punjab' },
  { code: '08', name: 'Rajasthan' },
  { code: '11', name: 'Sikkim' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '36', name: 'Telangana' },
  { code: '16', name: 'Tripura' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '19', name: 'West Bengal' },
];

/** Former codes: that of Daman and Diu, and that of Andhra Pradesh before Telangana. */
const FORMER: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));

/** The state of a code, also of a former one. */
export const stateOfCode = (code: string): State | null => BY_CODE.get(FORMER[code] ?? code) ?? null;
