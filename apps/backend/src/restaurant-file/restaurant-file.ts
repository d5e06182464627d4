import type { Allergen, DietaryMark, PromoAppliesTo, PromoType, Weekday } from '@tiffin/domain';

// A restaurant as it stands in its YAML file after validation and defaults; demo/README.md explains each field.
// Money is in pounds here, as people write it; the import turns it into pence.

/** A whole restaurant file. */
export interface RestaurantFile {
  readonly key: string;
  readonly foundation?: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly isActive: boolean;
  readonly hasDelivery: boolean;
  readonly hasCollection: boolean;
  readonly timeZone: string;
  readonly orderPrefix: string;
  /** `closed` or `HH:MM-HH:MM`. */
  readonly hours: Readonly<Partial<Record<Weekday, string>>>;
  /** Who gets a mail for each order; left out, the contact address. */
  readonly orders?: { readonly email: string };
  /** Who owns the restaurant and may invite others. */
  readonly team?: { readonly owners: readonly string[] };
  readonly settings: SettingsInFile;
  readonly promoCodes: readonly PromoCodeInFile[];
  readonly categories: readonly CategoryInFile[];
}

/** The settings of a restaurant file. */
export interface SettingsInFile {
  readonly minOrderPrice: number;
  readonly brandHue: number;
  readonly logoUrl: string | null;
  readonly tagline: string;
  readonly locality: string;
  /** What it cooks, for search engines. */
  readonly cuisine: string | null;
  readonly contact: {
    readonly phone: string;
    readonly allergyPhone: string;
    readonly email: string;
    readonly addressLine: string;
    readonly city: string;
    readonly postalCode: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly legal: {
    readonly companyName: string;
    readonly companyNumber: string;
    readonly vatNumber: string | null;
    readonly registeredAddress: string;
  };
  readonly appLinks: { readonly ios: string | null; readonly android: string | null };
  readonly deliveryTerms: {
    readonly fee: number;
    readonly freeFrom: number | null;
    readonly radiusKm: number | null;
    readonly postcodeDistricts: readonly string[] | null;
    readonly minutes: string;
  };
  readonly collectionTerms: { readonly minutes: string };
  readonly serviceFee: { readonly fixed: number; readonly percent: number };
}

/** A promo code of a restaurant file. */
export interface PromoCodeInFile {
  readonly code: string;
  readonly type: PromoType;
  readonly appliesTo: PromoAppliesTo;
  readonly description: string;
  readonly percent?: number;
  readonly amount?: number;
  readonly minimumOrder: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly isActive: boolean;
  readonly isPublic: boolean;
  readonly maxRedemptions: number | null;
  readonly maxRedemptionsPerCustomer: number | null;
}

/** A category of a restaurant file. */
export interface CategoryInFile {
  readonly key: string;
  readonly name: string;
  readonly shortName?: string;
  readonly description: string;
  readonly items: readonly ItemInFile[];
}

/** A dish of a restaurant file. */
export interface ItemInFile {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly photoUrl: string | null;
  readonly isAvailable: boolean;
  readonly allergens: AllergensInFile | null;
  readonly dietary: readonly DietaryMark[];
  readonly heat: 0 | 1 | 2 | 3;
  readonly kcal: number | null;
  readonly options: readonly OptionInFile[];
}

/** An option of a dish. */
export interface OptionInFile {
  readonly key: string;
  readonly name: string;
  readonly min: number;
  readonly max?: number;
  readonly choices: readonly ChoiceInFile[];
}

/** A choice within an option. */
export interface ChoiceInFile {
  readonly key: string;
  readonly name: string;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly allergens: AllergensInFile | null;
}

/** Stated allergens; null in their place means that the restaurant has not stated them. */
export interface AllergensInFile {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
}
