/** A small restaurant with one of everything, as YAML; always open, so that tests need no clock. */
export function testRestaurantYaml(key = 'testaurant', domains: readonly string[] = [`${key}.test`]): string {
  return `
key: ${key}
name: The ${key}
domains: [${domains.join(', ')}]
isActive: true
hasDelivery: true
hasCollection: true
timeZone: Europe/London
orderPrefix: T
hours:
${['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => `  ${day}: 00:00-23:59`).join('\n')}
settings:
  minOrderPrice: 15.00
  brandHue: 73
  logoUrl: null
  tagline: Food for tests.
  locality: Call Lane, Leeds.
  contact:
    phone: "+441134960123"
    allergyPhone: "+441134960124"
    email: hello@${key}.test
    addressLine: 14 Call Lane
    city: Leeds
    postalCode: LS1 6DN
    latitude: 53.7958
    longitude: -1.5402
  legal: { companyName: Test Ltd, companyNumber: "12345678", vatNumber: null, registeredAddress: "14 Call Lane, Leeds" }
  appLinks: { ios: null, android: null }
  deliveryTerms: { fee: 2.49, freeFrom: 40, radiusKm: 6, postcodeDistricts: null, minutes: 35-50 }
  collectionTerms: { minutes: 15-25 }
  serviceFee: { fixed: 0.99, percent: 0 }
promoCodes:
  - { code: FREEDEL, type: FREE_DELIVERY, appliesTo: DELIVERY_FEE, description: Free delivery., minimumOrder: 20 }
  - { code: TEN, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: Ten per cent off., percent: 10 }
  - { code: FIVER, type: FIXED_AMOUNT_OFF, appliesTo: BOTH, description: Five pounds off., amount: 5, maxRedemptions: 3 }
  - { code: SECRET, type: FIXED_AMOUNT_OFF, appliesTo: BOTH, description: Not listed., amount: 1, isPublic: false }
categories:
  - key: mains
    name: Mains
    description: Big plates.
    items:
      - key: curry
        name: Curry
        description: Hot.
        price: 9.5
        allergens: { contains: [milk], mayContain: [nuts] }
        dietary: [vegetarian]
        heat: 2
        kcal: 600
        options:
          - key: rice
            name: Choose your rice
            min: 1
            max: 1
            choices:
              - { key: plain, name: Plain, allergens: {} }
              - { key: pilau, name: Pilau, price: 1.25, allergens: { contains: [milk] } }
              - { key: gone, name: Sold out, isAvailable: false }
          - key: extras
            name: Extras
            choices:
              - { key: naan, name: Naan, price: 2.5, allergens: { contains: [cereals_containing_gluten] } }
              - { key: raita, name: Raita, price: 1.5 }
      - { key: soup, name: Soup, description: Warm., price: 5 }
      - { key: special, name: Special, description: Sold out today., price: 20, isAvailable: false }
  - key: drinks
    name: Soft drinks
    shortName: Drinks
    description: Cold.
    items:
      - { key: cola, name: Cola, description: Fizzy., price: 2.2, photoUrl: /dishes/cola.webp }
`;
}
