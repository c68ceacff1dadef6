export const possibleTypes = {
  "Listing": [
    "RentalApartment",
    "RentalVilla",
    "SaleApartment",
    "SaleVilla"
  ]
};
