import { defaultCountry, formatPostcode, isUkPostcode } from '@tiffin/domain';
import { z } from 'zod';
import { environment } from '../../server/env.ts';

/** What the postcode service knows of a postcode; an unknown postcode is told from a service that is down. */
export type PostcodeLookup =
  | {
      readonly ok: true;
      readonly city: string;
      readonly state: string;
      readonly country: string;
      readonly longitude: number;
      readonly latitude: number;
    }
  | { readonly ok: false; readonly reason: 'not_found' | 'unavailable' };

const answerSchema = z.object({
  result: z.object({
    admin_district: z.string().nullish(),
    region: z.string().nullish(),
    country: z.string().nullish(),
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
  }),
});

const timeoutMs = 5000;

/** Asks the public postcode service (Spec §7, External): district is the city, region the state, England the default country. */
export async function lookUpPostcode(postcode: string): Promise<PostcodeLookup> {
  if (!isUkPostcode(postcode)) return { ok: false, reason: 'not_found' };
  const url = `${environment().POSTCODES_URL}/postcodes/${encodeURIComponent(formatPostcode(postcode))}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (response?.status === 404) return { ok: false, reason: 'not_found' };
  const parsed = answerSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) return { ok: false, reason: 'unavailable' };
  const { admin_district, region, country, longitude, latitude } = parsed.data.result;
  return {
    ok: true,
    city: admin_district ?? '',
    state: region ?? '',
    country: country ?? defaultCountry,
    longitude,
    latitude,
  };
}
