# `cpack` makes two packages of Debian (tools/make-deb): jiesuan, and libjiesuan-dev.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME jiesuan)
set(CPACK_PACKAGE_CONTACT "The Jiesuan maintainers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "The executable rulebook of Sanguosha (Legends of the Three Kingdoms)")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)  # the libraries the program was linked with

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME jiesuan)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
"jiesuan serve opens a table in the browser for people and bots, jiesuan judge
tells how a situation resolves and by which rule, jiesuan sim plays games by
the thousand.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libjiesuan-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libfmt-dev, libyaml-cpp-dev, libboost-json1.81-dev")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS "clang-19")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
"Library and headers, for programs that play, watch, judge or bot the game, or
bring generals, cards and modes of their own.")
include(CPack)
