import { describe, expect, it } from 'vitest';
import { readState } from './state-of.ts';
import { stateOfCode, STATES } from './states.ts';

const nameOf = (typed: string) => readState(typed)?.state.name ?? null;

it('is one of 36, each with its own code', () => {
  expect(STATES).toHaveLength(36);
  expect(new Set(STATES.map(({ code }) => code)).size).toBe(36);
  expect(STATES.filter(({ territory }) => territory)).toHaveLength(5);
  for (const { name, code } of STATES) {
    expect(readState(name)).toMatchObject({ state: { code }, sure: true });
    expect(readState(name.toUpperCase().replaceAll(' ', ''))).toMatchObject({ state: { code } });
    expect(readState(code)).toMatchObject({ state: { code } });
    expect(readState(`${code}-${name}`)).toMatchObject({ state: { code } });
    expect(readState(`State of ${name}, India.`)).toMatchObject({ state: { code }, sure: true });
  }
  expect(stateOfCode('28')?.name).toBe('Andhra Pradesh');
});

/** What people type, by the code of the state. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  '01': [
    'JK',
    'J&K',
    'J & K',
    'J. & K.',
    'Jammu',
    'Kashmir',
    'jammu kashmir',
    'जम्मू और कश्मीर',
    'جموں و کشمیر',
    'Srinagar',
  ],
  '02': ['HP', 'H.P.', 'Himachal', 'Himanchal Pradesh', 'हिमाचल प्रदेश', 'Simla'],
  '03': ['PB', 'Panjab', 'ਪੰਜਾਬ', 'پنجاب', 'पंजाब', 'Ludhiana'],
  '04': ['CH', 'Chandigadh', 'ਚੰਡੀਗੜ੍ਹ', 'चंडीगढ़', 'U.T. Chandigarh'],
  '05': [
    'UK',
    'UA',
    'Uttaranchal',
    'Uttrakhand',
    'Utrakhand',
    'Uttara Khand',
    'उत्तराखण्ड',
    'उत्तराखंड',
    'Dehradun',
  ],
  '06': ['HR', 'Hariyana', 'Haryna', 'हरियाणा', 'Gurgaon', 'Gurugram'],
  '07': [
    'DL',
    'New Delhi',
    'N. Delhi',
    'NCT of Delhi',
    'NCT',
    'Delhi (NCT)',
    'Delhi NCR',
    'Dilli',
    'Dehli',
    'दिल्ली',
    'नई दिल्ली',
    'ਦਿੱਲੀ',
    'دہلی',
    'نئی دہلی',
  ],
  '08': ['RJ', 'Rajsthan', 'Rajashtan', 'राजस्थान', 'راجستھان', 'Jaipur'],
  '09': [
    'UP',
    'U.P.',
    'U P',
    'Uttarpradesh',
    'Uttar Pardesh',
    'Utter Pradesh',
    'उत्तर प्रदेश',
    'اتر پردیش',
    'Lucknow',
    'Noida',
  ],
  '10': ['BR', 'Behar', 'बिहार', 'بہار', 'Patna'],
  '11': ['SK', 'Sikim', 'सिक्किम', 'Gangtok'],
  '12': ['AR', 'Arunanchal Pradesh', 'Arunachal', 'अरुणाचल प्रदेश'],
  '13': ['NL', 'Naga land', 'नागालैंड', 'Dimapur'],
  '14': ['MN', 'Manipure', 'মণিপুর', 'ꯃꯅꯤꯄꯨꯔ', 'मणिपुर', 'Imphal'],
  '15': ['MZ', 'Mizorum', 'मिज़ोरम', 'Aizawl'],
  '16': ['TR', 'Tripora', 'ত্রিপুরা', 'त्रिपुरा', 'Agartala'],
  '17': ['ML', 'Meghalya', 'मेघालय', 'Shillong'],
  '18': ['AS', 'Asam', 'Asom', 'অসম', 'আসাম', 'असम', 'آسام', 'Gauhati'],
  '19': [
    'WB',
    'W.B.',
    'West Bangal',
    'Bengal',
    'Paschim Banga',
    'পশ্চিমবঙ্গ',
    'পশ্চিম বঙ্গ',
    'पश्चिम बंगाल',
    'مغربی بنگال',
    'Calcutta',
    'কলকাতা',
  ],
  '20': ['JH', 'Jharkand', 'Jarkhand', 'झारखण्ड', 'झारखंड', 'ᱡᱷᱟᱨᱠᱷᱚᱸᱰ', 'Ranchi'],
  '21': ['OD', 'OR', 'Orissa', 'Orisa', 'Odissa', 'ଓଡ଼ିଶା', 'ଓଡିଶା', 'ओडिशा', 'उड़ीसा', 'Bhubaneshwar'],
  '22': ['CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'Chattisghar', 'छत्तीसगढ़', 'Raipur'],
  '23': ['MP', 'M.P.', 'Madhyapradesh', 'Madya Pradesh', 'मध्य प्रदेश', 'مدھیہ پردیش', 'Bhopal'],
  '24': ['GJ', 'Gujrat', 'Gujerat', 'Gujarath', 'ગુજરાત', 'गुजरात', 'گجرات', 'Ahmedabad', 'Surat', 'અમદાવાદ'],
  '26': [
    'DN',
    'DD',
    'DNH',
    'Daman & Diu',
    'Dadra & Nagar Haveli',
    'Dadra Nagar Haveli',
    'Daman',
    'Diu',
    'Silvassa',
    'दमन और दीव',
  ],
  '27': [
    'MH',
    'Maharastra',
    'Maharashtra State',
    'Maharshtra',
    'Mharashtra',
    'महाराष्ट्र',
    'مہاراشٹر',
    'Bombay',
    'Mumbai',
    'मुंबई',
    'پونے',
    'Navi Mumbai',
  ],
  '29': [
    'Karnat',
    'Kar',
    'KA',
    'ka',
    'K.A.',
    'Karnataka.',
    'Karnatka',
    'Karnatak',
    'Karanataka',
    'Carnataka',
    'Kranataka',
    'KARNATAKA ',
    'ಕರ್ನಾಟಕ',
    'कर्नाटक',
    'கர்நாடகா',
    'కర్ణాటక',
    'കർണാടക',
    'কর্ণাটক',
    'ਕਰਨਾਟਕ',
    'کرناٹک',
    'IN-KA',
    'KA 29',
    '29',
    '(29)',
    'Karnataka 560003',
    'Bengaluru, Karnataka',
    'Bengaluru',
    'Bangalore',
    'Banglore',
    'ಬೆಂಗಳೂರು',
    'बेंगलुरु',
    'بنگلور',
    'Mysore',
    'Mysuru',
    'Mysore State',
    'Ｋarnataka',
    '𝐊𝐚𝐫𝐧𝐚𝐭𝐚𝐤𝐚',
    'Kar\u200Bnataka\u00A0',
  ],
  '30': ['GA', 'goa', 'North Goa', 'गोवा', 'गोंय', 'Panjim', 'گوا'],
  '31': ['LD', 'Lakshadeep', 'Lakshdweep', 'Laccadives', 'ലക്ഷദ്വീപ്', 'लक्षद्वीप'],
  '32': [
    'KL',
    'Kerela',
    'Keralam',
    'Kerla',
    'കേരളം',
    'കേരള',
    'केरल',
    'கேரளா',
    'کیرالہ',
    'Trivandrum',
    'Cochin',
    'കൊച്ചി',
  ],
  '33': [
    'TN',
    'T.N.',
    'Tamilnadu',
    'Tamil Nadu',
    'Tamil Naadu',
    'Thamizhnadu',
    'Tamilnaadu',
    'தமிழ்நாடு',
    'தமிழ் நாடு',
    'तमिलनाडु',
    'తమిళనాడు',
    'ತಮಿಳುನಾಡು',
    'تامل ناڈو',
    'Madras',
    'Chennai',
    'சென்னை',
  ],
  '34': [
    'PY',
    'Pondicherry',
    'Pondichery',
    'Puduchery',
    'Pudhucherry',
    'Pondy',
    'புதுச்சேரி',
    'पुदुच्चेरी',
    'Karaikal',
    'Mahe',
    'Yanam',
  ],
  '35': [
    'AN',
    'Andaman',
    'Andaman & Nicobar',
    'A & N Islands',
    'Andaman and Nicobar',
    'अंडमान और निकोबार द्वीपसमूह',
    'Port Blair',
  ],
  '36': [
    'TS',
    'TG',
    'Telengana',
    'Telanagana',
    'తెలంగాణ',
    'तेलंगाना',
    'تلنگانہ',
    'Hyderabad',
    'హైదరాబాద్',
    'Hyderabad, Telangana',
  ],
  '37': [
    'AP',
    'A.P.',
    'Andhra',
    'Andra Pradesh',
    'Andhrapradesh',
    'ఆంధ్ర ప్రదేశ్',
    'ఆంధ్రప్రదేశ్',
    'आंध्र प्रदेश',
    'آندھرا پردیش',
    'Vizag',
    'Hyderabad, AP',
  ],
  '38': ['LA', 'Ladakh', 'Ladak', 'लद्दाख', 'ལ་དྭགས', 'لداخ', 'Leh'],
};

describe.each(Object.entries(TYPED))('state %s', (code, typed) => {
  it.each(typed)('is %j', (each) => {
    expect([each, readState(each)?.state.code]).toEqual([each, code]);
  });
});

describe('no state', () => {
  it.each([
    '',
    '-',
    '.',
    'NA',
    'none',
    'India',
    'State',
    'Pradesh',
    'Uttar',
    'California',
    'London',
    'Wonderland',
    'Dubai',
    '560003',
    '99',
    '00',
    'x',
    'asdf',
    'Karnataka or Kerala',
    'Tamil Nadu / Kerala',
    '🦁',
    '1234567890',
    'select',
    'null',
  ])('is %j', (typed) => {
    expect([typed, nameOf(typed)]).toEqual([typed, null]);
  });
});

it('is less sure of a city and of a misspelling', () => {
  expect(readState('Karnataka.')?.sure).toBe(true);
  expect(readState('Karnatka')?.sure).toBe(false);
  expect(readState('Bengaluru')?.sure).toBe(false);
});

it('reads a long text in no time', () => {
  const begun = performance.now();
  for (const text of [
    'karnatka '.repeat(13),
    'x'.repeat(120),
    'क'.repeat(120),
    '('.repeat(120),
    'karnatka,'.repeat(22),
    'karnatka,'.repeat(20_000),
  ])
    readState(text);
  expect(performance.now() - begun).toBeLessThan(300);
});
