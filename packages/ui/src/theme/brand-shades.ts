/**
 * Roles that follow from `brand` in a theme that does not set them. Mixed with the colour of text, a shade is darker
 * than the brand on light surfaces and lighter on dark ones; the rail is dark in both.
 */
export const brandShades = ({ brand, inkStrong, surface }: Record<'brand' | 'inkStrong' | 'surface', string>) => ({
  brandHover: `color-mix(in srgb, ${brand} 84%, ${inkStrong})`,
  brandStrong: `color-mix(in srgb, ${brand} 70%, ${inkStrong})`,
  brandSoft: `color-mix(in srgb, ${brand} 8%, ${surface})`,
  focus: brand,
  rail: `color-mix(in srgb, ${brand} 28%, black)`,
  railHover: `color-mix(in srgb, ${brand} 42%, black)`,
});
