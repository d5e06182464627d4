/**
 * Whole postcodes in and around Leeds: postcode, latitude, longitude, ward. Rounded to about a hundred metres, which
 * is enough to order dinner.
 */
export const leedsPostcodes = `
LS1 4GJ 53.7937 -1.5492 Hunslet & Riverside
LS1 6DN 53.7958 -1.5402 Hunslet & Riverside
LS1 4DY 53.7946 -1.5478 Hunslet & Riverside
LS1 1UR 53.8018 -1.5487 Little London & Woodhouse
LS1 3AD 53.8000 -1.5497 Little London & Woodhouse
LS1 3AA 53.7999 -1.5480 Little London & Woodhouse
LS1 3EX 53.8018 -1.5520 Little London & Woodhouse
LS1 3HE 53.8036 -1.5480 Little London & Woodhouse
LS1 5AY 53.7967 -1.5437 Hunslet & Riverside
LS1 5QS 53.7966 -1.5480 Hunslet & Riverside
LS1 6AZ 53.7977 -1.5410 Hunslet & Riverside
LS1 6NZ 53.8001 -1.5412 Little London & Woodhouse
LS1 7BR 53.7963 -1.5400 Hunslet & Riverside
LS2 7HY 53.7969 -1.5375 Hunslet & Riverside
LS2 8BY 53.8027 -1.5420 Little London & Woodhouse
LS2 8NG 53.8011 -1.5443 Little London & Woodhouse
LS2 9JT 53.8067 -1.5550 Little London & Woodhouse
LS3 1AB 53.8022 -1.5585 Little London & Woodhouse
LS4 2PR 53.8085 -1.5838 Kirkstall
LS5 3EH 53.8207 -1.6070 Kirkstall
LS6 1JD 53.8124 -1.5617 Headingley & Hyde Park
LS6 2AS 53.8190 -1.5750 Headingley & Hyde Park
LS6 3BR 53.8176 -1.5821 Headingley & Hyde Park
LS6 4NB 53.8330 -1.5640 Moortown
LS7 3PD 53.8210 -1.5370 Chapel Allerton
LS7 4PB 53.8290 -1.5385 Chapel Allerton
LS8 1NT 53.8300 -1.5100 Roundhay
LS8 2ER 53.8349 -1.4990 Roundhay
LS8 2HH 53.8365 -1.4960 Roundhay
LS9 7TF 53.8068 -1.5210 Burmantofts & Richmond Hill
LS9 8AG 53.7965 -1.5260 Burmantofts & Richmond Hill
LS10 1JQ 53.7928 -1.5400 Hunslet & Riverside
LS10 1LT 53.7917 -1.5325 Hunslet & Riverside
LS10 1PZ 53.7909 -1.5312 Hunslet & Riverside
LS10 2AT 53.7790 -1.5270 Hunslet & Riverside
LS11 0ES 53.7778 -1.5720 Beeston & Holbeck
LS11 5QN 53.7925 -1.5530 Beeston & Holbeck
LS11 8LU 53.7583 -1.5730 Beeston & Holbeck
LS12 1BE 53.7960 -1.5720 Farnley & Wortley
LS12 3QH 53.7970 -1.5920 Armley
LS13 2EF 53.8120 -1.6300 Bramley & Stanningley
LS14 6JD 53.8230 -1.4620 Killingbeck & Seacroft
LS15 0AE 53.7842 -1.4595 Temple Newsam
LS15 8DB 53.8050 -1.4540 Cross Gates & Whinmoor
LS16 5JG 53.8430 -1.5870 Weetwood
LS16 6QB 53.8480 -1.5990 Adel & Wharfedale
LS17 6LD 53.8480 -1.5370 Moortown
LS17 8AA 53.8480 -1.5120 Alwoodley
LS18 4QB 53.8374 -1.6430 Horsforth
LS19 7TU 53.8680 -1.6600 Guiseley & Rawdon
LS20 8LZ 53.8760 -1.7100 Guiseley & Rawdon
LS21 3AG 53.9056 -1.6925 Otley & Yeadon
LS22 6LP 53.9280 -1.3850 Wetherby
LS25 1EA 53.7920 -1.3850 Garforth & Swillington
LS26 0AW 53.7490 -1.4780 Rothwell
LS27 9DY 53.7440 -1.6010 Morley South
LS28 7BL 53.7970 -1.6630 Pudsey
`;
